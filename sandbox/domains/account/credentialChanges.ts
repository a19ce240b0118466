/** Changes of how an account is entered or paid with, of which its owner is told. */
export type CredentialChange =
  | 'passwordSet'
  | 'passwordChanged'
  | 'payPasswordSet'
  | 'payPasswordChanged'
  | 'phoneAdded'
  | 'emailAdded'
  | 'phoneReplaced'
  | 'emailReplaced'
  | 'contactUndone';
