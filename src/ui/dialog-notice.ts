import { createContext, type ReactNode } from 'react';

/** Content that must also be visible and usable above a modal dialog, which makes everything outside it inert. */
export const DialogNotice = createContext<ReactNode>(null);
