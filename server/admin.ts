// `npm run admin -- …`, for whoever runs the site. Works beside a running server, on the same database.
import type { AuditAction } from '#contract/audit-actions.ts'
import { findAccount } from './features/auth/auth.queries.ts'
import { makeResetLink } from './features/account/reset-password.ts'
import { findAdmins, setAdmin } from './features/account/admin-rights.queries.ts'
import { rotateKeys } from './platform/connections/rotate-keys.ts'
import { addSecret, forgetOldSecrets, openKeyRing } from './platform/secrets/key-ring.ts'
import { systemClock } from './ground/clock.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { openDatabase } from './platform/db/open-db.ts'
import type { Database } from './platform/db/schema.ts'

const usage = `Usage: npm run admin -- <command>
  grant <username>        makes the account an admin
  revoke <username>       takes that away
  list                    shows all admins
  reset-link <username>   prints a link that sets a new password, good once and for 30 minutes
  rotate-secret           seals all stored keys with a new secret; the server may run
  forget-secrets          removes the secrets that were in use before the newest`

interface CommandContext {
  db: Database
  config: Config
}

/** Each command says what it did; one that cannot be done throws an Error for people. */
const commands: Record<string, (context: CommandContext, name: string | undefined) => Promise<string>> = {
  async grant({ db }, name) {
    const { id, username } = await requireAccount(db, name)
    await setAdmin(db, id, true)
    await writeDown(db, 'admin_grant', id)
    return `${username} is an admin now.`
  },
  async revoke({ db }, name) {
    const { id, username } = await requireAccount(db, name)
    await setAdmin(db, id, false)
    await writeDown(db, 'admin_revocation', id)
    return `${username} is no admin any more.`
  },
  async list({ db }) {
    const admins = await findAdmins(db)
    if (admins.length === 0) return 'There is no admin yet.'
    return admins.map(({ username, email }) => `${username} ${email ?? ''}`.trim()).join('\n')
  },
  async 'reset-link'({ db, config }, name) {
    const { id } = await requireAccount(db, name)
    await writeDown(db, 'reset_link', id)
    return makeResetLink({ db, config, clock: systemClock }, id)
  },
  async 'rotate-secret'({ db, config }) {
    if (!config.secrets.secretKeys) addSecret(config.dataDir)
    const rotated = await rotateKeys(db, openKeyRing(config))
    await writeDown(db, 'secret_rotation')
    const kept = 'The former secret still opens older backups; npm run admin -- forget-secrets removes it.'
    return `${rotated} stored keys are sealed with the new secret.${config.secrets.secretKeys ? '' : ` ${kept}`}`
  },
  async 'forget-secrets'({ db, config }) {
    if (config.secrets.secretKeys) throw new Error('The secrets stand in SECRET_KEY: remove them there.')
    await rotateKeys(db, openKeyRing(config))
    forgetOldSecrets(config.dataDir)
    await writeDown(db, 'secret_rotation')
    return 'The newest secret alone is left.'
  },
}

/** For the rooms that keep a record of commands; loaded here, so that the other commands do without them. */
async function writeDown(db: Database, action: AuditAction, userId?: number): Promise<void> {
  const rooms = await import('./rooms.ts')
  const command = { action, userId, now: systemClock.now() }
  for (const room of Object.values(rooms)) await room.recordCommand?.(db, command)
}

async function requireAccount(db: Database, name: string | undefined) {
  if (name === undefined) throw new Error(usage)
  const account = await findAccount(db, name)
  if (!account) throw new Error(`There is no account with the name ${name}.`)
  return account
}

async function run(commandName = '', name?: string): Promise<string> {
  const command = Object.hasOwn(commands, commandName) ? commands[commandName] : undefined
  if (!command) throw new Error(usage)
  const config = readConfig()
  const { db } = await openDatabase(config)
  try {
    return await command({ db, config }, name)
  } finally {
    await db.destroy()
  }
}

try {
  console.log(await run(...process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
