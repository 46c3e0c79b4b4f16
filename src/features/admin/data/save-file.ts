/** Hands `blob` to the browser as a download named `name`. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Not at once: some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
