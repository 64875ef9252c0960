import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Which addresses a call may reach. It is asked at each connection, so that a name cannot change its mind in between. */
export interface AddressGuard {
  /** Lookup for the name of an address; undefined: the usual one. Throws `AddressRefused`. */
  lookupFor(url: URL): LookupFunction | undefined
}

export class AddressRefused extends Error {
  constructor() {
    super('the address is not public')
    this.name = 'AddressRefused'
  }
}

/** Networks of IPv4 for special purposes (RFC 6890 and its successors). */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Of IPv6 the global unicast addresses are public, but for these: they lead elsewhere, or stand in books. */
const globalUnicast = ['2000::/3']
const elsewhere = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}
const specialList = listOf('ipv4', special)
const globalList = listOf('ipv6', globalUnicast)
const elsewhereList = listOf('ipv6', elsewhere)

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !specialList.check(address, 'ipv4')
  return family === 6 && globalList.check(address, 'ipv6') && !elsewhereList.check(address, 'ipv6')
}

type LookupAll = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const lookupAll: LookupAll = (name, done) => lookup(name, { all: true, order: 'verbatim' }, done)

interface GuardSettings {
  /** Hosts with their ports that may be reached all the same, such as `models.lan:8080`. */
  allowedHosts?: readonly string[]
  lookup?: LookupAll
}

/** Lets https calls through to public addresses alone: those that a name has at the moment of the connection. */
export function guardPublicAddresses({
  allowedHosts = [],
  lookup: find = lookupAll,
}: GuardSettings = {}): AddressGuard {
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()))
  const lookupPublic: LookupFunction = (name, { all }, done) =>
    find(name, (error, found) => {
      const refused =
        error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new AddressRefused())
      const [first] = found ?? []
      if (refused || !first) return void done(refused ?? new AddressRefused(), '', 0)
      if (all) done(null, found)
      else done(null, first.address, first.family)
    })
  return {
    lookupFor(url) {
      const port = url.port || (url.protocol === 'https:' ? '443' : '80')
      if (allowed.has(`${url.hostname}:${port}`)) return undefined
      // A literal address is never looked up.
      const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
      const isRefused = isIP(literal) !== 0 && !isPublicAddress(literal)
      if (url.protocol !== 'https:' || isRefused) throw new AddressRefused()
      return lookupPublic
    },
  }
}
