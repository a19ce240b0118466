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
