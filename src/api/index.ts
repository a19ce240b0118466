export { createCallScope, type CallScope } from './callScope';
export { createClient } from './client';
export type { DialogAnswer, DialogSpec, LoginReason, NoticePort, ToastSpec } from './noticePort';
export type { CallOptions, Client, ClientDeps, RequestIdentity, SessionPort, UploadOptions } from './types';
