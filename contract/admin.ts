import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Estimated cost of a token in US dollars (USAGE-1). */
export const tokenRates = { text: 0.000_004, image: 0.000_02 } as const

const TokenUsage = z.object({
  textTokens: z.number(),
  imageTokens: z.number(),
  total: z.number(),
  thisMonth: z.number(),
  /** Rest of this month's grant; below 0 where going on is not refused. */
  balance: z.number(),
})

export const AdminUser = z.object({
  id: z.number(),
  username: z.string(),
  email: z.optional(z.string()),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  lastActive: z.nullable(z.string()),
  /** Only where an admin has blocked them. */
  isBlocked: z.optional(z.boolean()),
  tokenUsage: TokenUsage,
})
export type AdminUser = z.infer<typeof AdminUser>

export const userColumns = [
  'username',
  'email',
  'isAdmin',
  'createdAt',
  'lastActive',
  'textTokens',
  'imageTokens',
  'total',
  'thisMonth',
  'balance',
] as const
export type UserColumn = (typeof userColumns)[number]

const wholeFrom = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  )

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Users with what they used, all of them or a page; search and order hold over all of them',
  access: 'admin',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    /** 'month': only those who used something this month. */
    tab: z._default(z.enum(['all', 'month']), 'all'),
    sort: z.optional(z.enum(userColumns)),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    /** Without a page and its size all of them are sent. */
    page: z.optional(wholeFrom(1, 1_000_000)),
    pageSize: z.optional(wholeFrom(1, 500)),
  }),
  reply: z.object({
    users: z.array(AdminUser),
    metadata: z.object({
      totalUsers: z.number(),
      currentMonth: z.string(),
      matchingUsers: z.number(),
      page: z.number(),
      pageSize: z.number(),
    }),
  }),
})

export const downloadUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/download',
  summary: 'All users as CSV',
  access: 'admin',
  audited: 'users_export',
  guarded: true,
  reply: z.unknown(),
})

const TokenSums = z.object({ input: z.number(), output: z.number(), image: z.number() })
export const ApiUsage = z.object({
  provider: z.string(),
  total: TokenSums,
  thisMonth: TokenSums,
  /** Cost of the calls at their time, in US dollars. */
  costUsd: z.object({ total: z.number(), thisMonth: z.number() }),
  /** Tokens of models without a price of their own: their cost is an estimate at the general rate. */
  unpricedTokens: z.number(),
})
export type ApiUsage = z.infer<typeof ApiUsage>

export const getApiUsage = endpoint({
  method: 'GET',
  path: '/api/admin/api-usage',
  summary: 'Tokens of all providers together, of each, and per day',
  access: 'admin',
  reply: z.object({
    ...ApiUsage.shape,
    providers: z.array(ApiUsage),
    /** The last 30 days, oldest first, also those without use. */
    days: z.array(z.object({ day: z.string(), tokens: z.number(), costUsd: z.number() })),
  }),
})
