import { errorTable, type ErrorCase, type ErrorRow, kindOf } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { PlatformError } from '@/platform/types';

interface FaultInit {
  /** Envelope code or HTTP status; default the case. */
  code?: string;
  serverMessage?: string;
  data?: unknown;
  /** Never personal data. */
  detail?: string;
  /** By HTTP status too. */
  http?: boolean;
  cause?: unknown;
}

/** Becomes an AppError when the call ends. */
export class CallFault extends Error {
  readonly case: ErrorCase;
  readonly init: FaultInit;

  constructor(name: ErrorCase, init: FaultInit = {}) {
    super(init.detail ? `${name}: ${init.detail}` : name);
    this.name = 'CallFault';
    this.case = name;
    this.init = init;
    Object.setPrototypeOf(this, CallFault.prototype);
  }

  get row(): ErrorRow {
    return errorTable[this.case];
  }

  get code(): string {
    return this.init.code ?? this.row.code ?? this.case;
  }

  toAppError(handled: boolean): AppError {
    return new AppError({
      code: this.code,
      kind: kindOf(this.case) ?? 'contract',
      messageKey: this.row.messageKey ?? 'errors.unknown',
      serverMessage: this.init.serverMessage,
      data: this.init.data,
      handled,
      internal: this.message,
      cause: this.init.cause,
    });
  }
}

const caseOfPlatform: Record<PlatformError['kind'], ErrorCase> = {
  network: 'network',
  failed: 'network',
  denied: 'network',
  timeout: 'timeout',
  interrupted: 'interrupted',
  cancelled: 'cancelled',
  unsupported: 'unsupported',
};

export function toCallFault(thrown: unknown): CallFault {
  if (thrown instanceof CallFault) return thrown;
  if (thrown instanceof PlatformError) {
    const name =
      thrown.kind === 'unsupported' && thrown.detail === 'random'
        ? 'noSecureRandom'
        : caseOfPlatform[thrown.kind];
    return new CallFault(name, { detail: thrown.detail, cause: thrown });
  }
  const detail = thrown instanceof Error ? thrown.name : typeof thrown;
  return new CallFault('contract', { detail: `client: ${detail}`, cause: thrown });
}
