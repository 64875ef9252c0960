export const NoSavedStories = () => (
  <p className="rounded-card border border-line px-5 py-8 text-center text-quiet">No saved stories found</p>
)
