/** Actions that the audit log writes down. */
export const auditActions = [
  'login',
  'register',
  'password_change',
  'password_reset',
  'username_change',
  'email_change',
  'session_revocation',
  'account_deletion',
  'account_export',
  'users_export',
  'ads_toggle',
  'connection_change',
  'admin_claim',
  'admin_grant',
  'admin_revocation',
  'reset_link',
  'secret_rotation',
  'access_refused',
] as const
export type AuditAction = (typeof auditActions)[number]
