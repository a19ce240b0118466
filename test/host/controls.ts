/** Inputs keep typed text until the app writes their value. */
export class NativeControls {
  private held = new Map<string, { shown: unknown; data: unknown }>();
  focused: string | null = null;

  hold(sid: string, attribute: string, shown: unknown, data: unknown): void {
    this.held.set(`${sid} ${attribute}`, { shown, data });
  }

  release(sid: string, attribute: string): void {
    this.held.delete(`${sid} ${attribute}`);
  }

  shown(sid: string, attribute: string, data: unknown): unknown {
    const held = this.held.get(`${sid} ${attribute}`);
    return held && held.data === data ? held.shown : data;
  }
}
