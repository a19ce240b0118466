import { build } from '@/variants';

/** Null unless it is a path of our static files, such as `/static/banners/rate.svg`. */
export const pictureAddress = (path: string): string | null =>
  /^\/(?!\/)/.test(path) ? `${build.staticBase || build.apiBase}${path}` : null;
