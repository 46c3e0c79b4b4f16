/** jsdom knows `<dialog>` but not its modal state; the real one is tested in a browser. */
export function stubDialog(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    // Told afterwards, as a browser does it.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
