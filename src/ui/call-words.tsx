import { site } from '@/config/site';

/** Words that say to call. On paper, which cannot be tapped, the number follows them. */
export const CallWords = ({ children }: { children: string }) => (
  <span
    data-number={site.hotline}
    className="print:after:ms-2 print:after:inline-block print:after:[direction:ltr] print:after:content-[attr(data-number)]"
  >
    {children}
  </span>
);
