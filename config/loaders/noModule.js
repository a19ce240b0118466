// Stands in for Node's crypto, which crypto-js asks for and a client lacks (see config/webpack.ts).
module.exports = {};
