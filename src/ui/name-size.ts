/** Letters of a company's name that stand in one line beside the menu of a narrow phone. */
const ONE_LINE = 18;

/** Letters that beside a button and a language need more than three lines on the narrowest of phones. */
const THREE_LINES = 30;

/** Classes of a name in a header: `usual`; for a long one small, and it may break, which leaves the menu its room. */
export function nameSize(name: string, usual: string): string {
  if (name.length <= ONE_LINE) return usual;
  // Arabic marks above and below the letters need room between two lines.
  return `min-w-0 leading-none rtl:leading-[1.15] ${name.length > THREE_LINES ? 'text-sm sm:text-base' : 'text-base'}`;
}
