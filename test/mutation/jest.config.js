// Stryker counts coverage only without projects, and not in files with an environment of their own.
const { projects } = require('../../jest.config');

module.exports = {
  ...projects.find(({ displayName }) => displayName === 'unit'),
  testPathIgnorePatterns: ['/unit/platform/', '\\.tsx$'],
};
