import { readFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { inProject } from './project.mjs'
import { withSetUpLock } from './set-up-lock.mjs'

/** Makes `node_modules` what the lock file says, if it is not so already. */
export async function installPackages(node) {
  if (isInstalled()) return
  await withSetUpLock(async () => {
    if (isInstalled()) return
    console.log('Installing packages, about half a minute the first time …')
    await npm(node, ['ci'], 'The packages could not be installed; npm says why above.')
  })
}

/** Whether npm's own record of what it installed agrees with the lock file; a broken-off install leaves no record. */
function isInstalled() {
  const wanted = packagesIn(inProject('package-lock.json'))
  const installed = packagesIn(inProject('node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  const isThere = ([path, entry]) => {
    if (path === '' || entry.link) return true
    // Packages for other platforms stand in the lock file as optional and are rightly absent.
    return installed[path] ? installed[path].integrity === entry.integrity : isOptional(entry)
  }
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => wanted[path])
}

const isOptional = (entry) => Boolean(entry.optional || entry.devOptional)

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
