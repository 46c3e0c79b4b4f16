import type { Frame } from './frame';

/** No header and footer: the page brings what it needs (booking, staff dashboard). */
export function makeBareFrame(): Frame {
  return function Bare({ children }) {
    return <>{children}</>;
  };
}
