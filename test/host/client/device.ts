import fs from 'node:fs';
import path from 'node:path';
import { ApiFailure } from './apiCall';

export type PayOutcome = 'paid' | 'cancelled' | 'lost' | 'failed' | 'refused';

export interface DeviceState {
  language: string;
  width: number;
  height: number;
  statusBar: number;
  theme: 'light' | 'dark';
  platform: string;
  clipboard: string;
}

/** A file as the client hands it out, and where it really lies. */
export interface ChosenFile {
  tempPath: string;
  real: string;
  name: string;
  size: number;
}

export interface Toast {
  title: string;
  icon: string;
}

export interface NativeDialog {
  title: string;
  content: string;
  /** Buttons in order; pressing one settles the call. */
  buttons: string[];
  press: (index: number) => void;
}

/** Papers that the clients show: the chat app Office's too, the payment app PDF alone. */
export const documentTypes = {
  weapp: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'],
  alipay: ['pdf'],
};

/** `sourceType` of a choice of pictures in one word. */
export const pictureSource = (types: unknown): string =>
  Array.isArray(types) && types.length === 1 ? String(types[0]) : 'any';

/** The phone around the app: what the person in front of it does, scripted by the test. */
export class Device {
  readonly state: DeviceState = {
    language: 'en',
    width: 375,
    height: 812,
    statusBar: 20,
    theme: 'light',
    platform: 'devtools',
    clipboard: '',
  };
  /** As the app last said of the page that shows; both clients begin by offering it. */
  shareMenu = true;
  /** Paths of files for the next choice, one list a choice. Empty: the person cancels. */
  nextFiles: string[][] = [];
  /** Texts of the next scans. Empty: the person cancels. */
  nextScans: string[] = [];
  /** Why the client's own scanner does not open. */
  scanFails: string | null = null;
  /** Where the phone is; null: its owner does not tell. */
  place: { latitude: number; longitude: number } | null = null;
  /** Extensions of papers that the client shows. */
  documentTypes: string[] = [];
  /** Refused by its owner when a picture is taken or chosen: the permission, or the chat app's privacy notice. */
  refuses: 'permission' | 'notice' | null = null;
  /** Source of the last choice of files: `camera`, `album`, `any` or `files`. */
  lastSource: string | null = null;
  /** Decides wallet payments. 'lost': money moves, the app hears nothing good. */
  pay: (request: Record<string, unknown>) => PayOutcome | Promise<PayOutcome> = () => 'cancelled';
  /** Result of a button's open-type. */
  openTypes: Record<string, (() => Record<string, unknown>) | undefined> = {};
  /** Answers showActionSheet: index, or -1 to cancel. Left undefined it is a dialog to be tapped. */
  loginCodes = 0;
  loginFails = false;
  toast: Toast | null = null;
  loading: string | null = null;
  dialogs: NativeDialog[] = [];
  title = '';
  previews: string[] = [];
  phoneCalls: string[] = [];
  opened: { api: string; options: Record<string, unknown> }[] = [];
  payRequests: Record<string, unknown>[] = [];
  exited = false;
  private files = new Map<string, ChosenFile>();
  private nextFile = 1;

  constructor(private readonly scheme: string) {}

  choose(count: number, source: string): ChosenFile[] {
    this.lastSource = source;
    if (this.refuses && source !== 'files')
      throw this.refuses === 'notice'
        ? new ApiFailure('privacy permission is not authorized', 104)
        : new ApiFailure('auth deny');
    const wanted = this.nextFiles.shift();
    if (!wanted || wanted.length === 0) throw new ApiFailure('cancel', 11);
    return wanted.slice(0, count).map((real) => this.adoptFile(real));
  }

  adoptFile(real: string): ChosenFile {
    const tempPath = `${this.scheme}tmp_${this.nextFile++}${path.extname(real)}`;
    const file = { tempPath, real, name: path.basename(real), size: fs.statSync(real).size };
    this.files.set(tempPath, file);
    return file;
  }

  scan(): string | undefined {
    if (this.scanFails) throw new ApiFailure(this.scanFails, 11);
    return this.nextScans.shift();
  }

  /** The file behind a temporary path. */
  file(tempPath: string): ChosenFile {
    const file = this.files.get(tempPath);
    if (!file) throw new ApiFailure(`file not found: ${tempPath}`, 10);
    return file;
  }

  /** A dialog of the client itself; resolves with the index of the pressed button. */
  ask(title: string, content: string, buttons: string[]): Promise<number> {
    return new Promise((resolve) => {
      const dialog: NativeDialog = {
        title,
        content,
        buttons,
        press: (index) => {
          this.dialogs = this.dialogs.filter((open) => open !== dialog);
          resolve(index);
        },
      };
      this.dialogs.push(dialog);
    });
  }

  /** Clears the state that a new run of the app does not inherit. */
  forgetRun(): void {
    this.toast = null;
    this.loading = null;
    this.dialogs = [];
    this.exited = false;
  }
}
