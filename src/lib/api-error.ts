/**
 * What the API itself says is wrong, of a body that was read as JSON; undefined where something on the way has answered
 * in its place, such as a gateway's sign-in page.
 */
export function apiError(body: unknown): string | undefined {
  const { error } = Object(body) as { error?: unknown };
  return typeof error === 'string' ? error : undefined;
}

/** Whether the API itself has answered with an error. Never rejects. */
export const isApiError = (response: Response): Promise<boolean> =>
  response.json().then(
    (body: unknown) => apiError(body) !== undefined,
    () => false,
  );
