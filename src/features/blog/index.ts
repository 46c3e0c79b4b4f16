export { Article } from './article/article';
export { PostNotFound } from './article/post-not-found';
export { relatedPosts } from './related';
export { BlogHeader } from './list/blog-header';
export { BlogList } from './list/blog-list';
export { blogPosting, blogRecord, postImage } from './structured-data';
