/* TanStack Query needs it; mini-programs lack it. By name (ProvidePlugin), as the global object is not reliable. */
type Listener = () => void;

class Signal {
  aborted = false;
  reason: unknown = undefined;
  onabort: Listener | null = null;
  private listeners: Listener[] = [];

  addEventListener(_type: 'abort', listener: Listener): void {
    if (!this.listeners.includes(listener)) this.listeners.push(listener);
  }

  removeEventListener(_type: 'abort', listener: Listener): void {
    this.listeners = this.listeners.filter((known) => known !== listener);
  }

  dispatch(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    const listeners = this.listeners;
    this.listeners = [];
    this.onabort?.();
    listeners.forEach((listener) => listener());
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

class AbortControllerPolyfill {
  readonly signal = new Signal();

  abort(reason: unknown = new Error('aborted')): void {
    this.signal.dispatch(reason);
  }
}

export { AbortControllerPolyfill as AbortController };
