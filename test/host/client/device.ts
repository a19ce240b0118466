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
  buttons: string[];
  press: (index: number) => void;
}

/** The payment app shows only PDF. */
export const documentTypes = {
  weapp: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'],
  alipay: ['pdf'],
};

export const pictureSource = (types: unknown): string =>
  Array.isArray(types) && types.length === 1 ? String(types[0]) : 'any';

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
  /** Both clients offer sharing by default. */
  shareMenu = true;
  /** Paths per choice; empty: cancelled. */
  nextFiles: string[][] = [];
  nextScans: string[] = [];
  scanFails: string | null = null;
  place: { latitude: number; longitude: number } | null = null;
  documentTypes: string[] = [];
  /** For pictures: permission or the chat app's privacy notice. */
  refuses: 'permission' | 'notice' | null = null;
  lastSource: string | null = null;
  /** 'lost': money moves, the app hears nothing. */
  pay: (request: Record<string, unknown>) => PayOutcome | Promise<PayOutcome> = () => 'cancelled';
  openTypes: Record<string, (() => Record<string, unknown>) | undefined> = {};
  /** For showActionSheet, -1 cancels; undefined: a dialog to tap. */
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

  file(tempPath: string): ChosenFile {
    const file = this.files.get(tempPath);
    if (!file) throw new ApiFailure(`file not found: ${tempPath}`, 10);
    return file;
  }

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

  forgetRun(): void {
    this.toast = null;
    this.loading = null;
    this.dialogs = [];
    this.exited = false;
  }
}
