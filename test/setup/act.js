// React 18.3 moved act; the harness's path warns.
exports.act = require('react').act;
