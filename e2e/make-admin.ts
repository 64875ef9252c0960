import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ServerProcess } from '#testing/server-process.ts'

/** Makes someone an admin as whoever runs the site does. */
export async function makeAdmin({ dataDir }: ServerProcess, username: string): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, ['server/admin.ts', 'grant', username], { env })
}
