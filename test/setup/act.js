// React 18.3 moved act; the harness still asks the old place, which warns at every use.
exports.act = require('react').act;
