// Mini-programs are as wide as a phone and animate pages themselves.
export {};
