import { createContext, useContext } from 'react';

/**
 * The server's time, in milliseconds since the epoch, anew each second. By context, so that of a board of a thousand jobs only the
 * countdowns are drawn again.
 */
export const Time = createContext(0);
export const useTime = (): number => useContext(Time);
