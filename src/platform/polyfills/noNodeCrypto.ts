/** For crypto-js (config/index.ts). */
export {};
