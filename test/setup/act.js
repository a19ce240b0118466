// React 18.3 moved act; the old path used by the harness warns.
exports.act = require('react').act;
