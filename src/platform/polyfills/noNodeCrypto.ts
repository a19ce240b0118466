/** Replaces Node's crypto, which crypto-js requires (config/index.ts). */
export {};
