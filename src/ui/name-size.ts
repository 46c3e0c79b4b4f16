/** Letters of a company's name that stand in one line beside the menu of a narrow phone. */
const ONE_LINE = 18;

/** Classes of a name in a header: `usual`; for a long one small, and it may break, which leaves the menu its room. */
export const nameSize = (name: string, usual: string): string =>
  name.length > ONE_LINE ? 'min-w-0 text-base leading-none' : usual;
