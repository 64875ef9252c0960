export const NoSavedStories = () => <p className="text-quiet">No saved stories found</p>
