import { useLineage } from './playing-on.api.ts'

/** The part of the drawer that says after which shared story this one goes on; nothing for any other. */
export function LineagePanel({ storyId }: { storyId: string }) {
  const { data } = useLineage(storyId)
  const lineage = data?.lineage
  if (!lineage) return null
  return (
    <p dir="auto" className="text-quiet">
      {lineage.by ? `After “${lineage.title}” by ${lineage.by}` : `After “${lineage.title}”`}
    </p>
  )
}
