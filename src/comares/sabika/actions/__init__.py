"""Actions of the rings and of bonuses (S3, S5 to S8), as steps."""
