/** Where files of the product are kept: a folder, or an S3-compatible store. Keys are plain names with slashes. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The file's bytes; undefined when it is not there. */
  get(key: string): Promise<Uint8Array | undefined>
  delete(key: string): Promise<void>
}
