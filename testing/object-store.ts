import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { findFreePort } from './free-port.ts'

const BUCKET = 'lanterntale'

/** A real S3-compatible server on this machine, with an empty bucket; `url` is a `STORAGE_URL` for it. */
export async function startObjectStore(): Promise<{ url: string } & AsyncDisposable> {
  const directory = mkdtempSync(join(tmpdir(), 'lanterntale-s3-'))
  const port = await findFreePort()
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await server.run()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}`,
    async [Symbol.asyncDispose]() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
