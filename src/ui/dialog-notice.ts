import { createContext, type ReactNode } from 'react';

/** What must be seen and pressed above an open dialog too: all that stands outside of a modal one is out of reach. */
export const DialogNotice = createContext<ReactNode>(null);
