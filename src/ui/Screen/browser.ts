// Mini-programs are phone-wide and animate pages themselves.
export {};
