export { Library as NavIcon } from 'lucide-react'
