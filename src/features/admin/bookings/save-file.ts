/** Hands `text` to the browser as a download named `name`. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click; its address may go in the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
