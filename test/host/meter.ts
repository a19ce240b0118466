export interface MeterReading {
  calls: number;
  /** JSON bytes sent to the view. */
  bytes: number;
  largest: number;
  peakPerSecond: number;
  entries: { at: number; bytes: number; keys: string[] }[];
}

export class Meter {
  private entries: MeterReading['entries'] = [];

  record(bytes: number, keys: string[]): void {
    this.entries.push({ at: Date.now(), bytes, keys });
  }

  reset(): void {
    this.entries = [];
  }

  read(): MeterReading {
    let peak = 0;
    let first = 0;
    this.entries.forEach((entry, index) => {
      while ((this.entries[first] as { at: number }).at <= entry.at - 1000) first++;
      peak = Math.max(peak, index - first + 1);
    });
    return {
      calls: this.entries.length,
      bytes: this.entries.reduce((sum, entry) => sum + entry.bytes, 0),
      largest: this.entries.reduce((most, entry) => Math.max(most, entry.bytes), 0),
      peakPerSecond: peak,
      entries: this.entries.slice(),
    };
  }
}
