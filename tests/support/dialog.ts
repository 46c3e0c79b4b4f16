/** jsdom knows `<dialog>` but not its modal state; the real one is tested in a browser. */
export function stubDialog(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    // Fired asynchronously, as in a browser.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
