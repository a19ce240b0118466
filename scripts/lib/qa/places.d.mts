export interface Place {
  /** `account / login`. */
  name: string;
  route: string;
  params: Readonly<Record<string, string>>;
  /** Physical page, without leading slash. */
  page: string;
  query: string;
}

export function placesOf(secret: string): Place[];
export function writePlaces(target: 'weapp' | 'alipay', folder: string, places: readonly Place[]): string;
