import type { ComponentType } from 'react';

/** Browsers have no share menu. */
export const sharingPage = (Page: ComponentType): ComponentType => Page;
