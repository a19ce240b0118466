/** Class names that are there, joined: `classes('ui-button', wide && 'ui-button--wide')`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
