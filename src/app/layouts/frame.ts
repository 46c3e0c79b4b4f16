import type { ComponentType, ReactNode } from 'react';

/** What stands around a page: header and footer in one language, or nothing. */
export type Frame = ComponentType<{ children: ReactNode }>;
