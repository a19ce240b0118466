import type { ComponentType } from 'react';

/** No page of a browser has a share menu. */
export const sharingPage = (Page: ComponentType): ComponentType => Page;
