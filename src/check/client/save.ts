/** Saves a text to the disk of the reader, without any server. */
export function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
