/** There is no Node in an app: crypto-js, which asks for Node's crypto, must find nothing in it (config/index.ts). */
export {};
