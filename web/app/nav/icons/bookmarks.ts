export { Bookmark as NavIcon } from 'lucide-react'
